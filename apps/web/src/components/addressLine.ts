/** Returns a one-line address without the missing parts: 'Veldstraat 155, 8380 Zeebrugge'. */
export const addressLine = ({
  address,
  zipCode,
  city,
}: {
  readonly address?: string | undefined
  readonly zipCode?: string | undefined
  readonly city?: string | undefined
}): string => [address, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
