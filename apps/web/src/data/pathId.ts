import { useParams } from 'wouter'

/** The id in the address of a detail, as it is written in the record. */
export const usePathId = (): string => {
  const { id } = useParams<{ id: string }>()
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
