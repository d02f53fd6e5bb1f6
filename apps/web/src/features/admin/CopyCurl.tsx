import type { RecordFields } from '@portal/machines'
import type { ClassName } from '@portal/schemas/contract'
import { useConfig, useI18n } from '../../app/context.ts'
import { routesOf } from '../../data/classes.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { curlOf } from './curl.ts'

export interface CopyCurlProps {
  method: string
  /** Set for calls to the identity provider. */
  host?: 'identity' | undefined
  path: string
  body?: string | undefined
  /** Name of the file to upload. */
  file?: string | undefined
}

/** Button that copies a call as a curl command, which reads the token from a shell variable. */
export const CopyCurl = ({ method, host, path, body, file }: CopyCurlProps) => {
  const { t } = useI18n()
  const { api, identity } = useConfig()
  const base = host ? identity.authority : api.base
  const url = new URL(`${base.replace(/\/$/, '')}${path}`, location.href)
  return (
    <CopyButton
      text={curlOf(method, url.href, { body, file })}
      label={t('admin.curl.copy')}
      copiedLabel={t('record.copied')}
    />
  )
}

export const pathOf = ({ path }: { readonly path: string }, id: string): string =>
  path.replace('{id}', () => encodeURIComponent(id))

export const writeCallOf = (name: ClassName) => {
  const path = routesOf(name).createupdate?.path ?? ''
  return ({ body }: { body: RecordFields }) => (
    <CopyCurl method="POST" path={path} body={JSON.stringify(body)} />
  )
}
