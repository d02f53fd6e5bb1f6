import { useI18n } from '../../../app/context.ts'
import { SchemaControl } from '../../../components/schemaForm/SchemaControl.tsx'
import { faultOf } from '../../../components/schemaForm/schemaFields.ts'
import { Field } from '../../../ui/Field.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { BodyField, type RequestFormProps } from './BodyField.tsx'
import { bodyText, fieldsOf, problemsOf, requestOf } from './calls.ts'
import { operationOf, PARTS } from './operations.ts'
import { addressOfCall } from './wiring.ts'

/** Form with one field per property of the schemas for path, query and body. */
export const OperationForm = (props: RequestFormProps) => {
  const { draft, isChecked, isSending, onChange } = props
  const { t } = useI18n()
  const fields = fieldsOf(draft)
  const { body, upload } = operationOf(draft.operation) ?? {}
  const request = requestOf(draft)
  return (
    <>
      <p className="font-mono text-xs wrap-anywhere text-ink-2">
        {request.route.method} {addressOfCall(request)}
      </p>
      {PARTS.map((part) => {
        const own = fields.filter(({ path }) => path[0] === part)
        return (
          own.length > 0 && (
            <fieldset key={part} className="min-w-0">
              <legend className="mb-2 text-sm font-bold">{t(`admin.test.part.${part}`)}</legend>
              <div className="grid gap-4 sm:grid-cols-2">
                {own.map((field) => {
                  const value = draft.values.get(field.key) ?? ''
                  return (
                    <SchemaControl
                      key={field.key}
                      name={field.key}
                      label={field.path.slice(1).join('.')}
                      field={field}
                      fault={isChecked ? faultOf(field, value) : undefined}
                      isReadOnly={isSending}
                      value={value}
                      onChange={(next) => onChange({ values: new Map([...draft.values, [field.key, next]]) })}
                    />
                  )
                })}
              </div>
            </fieldset>
          )
        )
      })}
      {body && (
        <Switch
          label={t('admin.test.json')}
          hint={t('admin.test.json.hint')}
          checked={draft.json !== undefined}
          disabled={isSending}
          onChange={(isOn) => onChange({ json: isOn ? bodyText(draft) : undefined })}
        />
      )}
      {body && draft.json !== undefined && <BodyField {...props} />}
      {upload && (
        <Field
          label={t('admin.test.file')}
          error={isChecked && problemsOf(draft).file && t('admin.test.file.missing')}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              disabled={isSending}
              className="block w-full text-sm text-ink file:mr-3 file:rounded-control file:border file:border-line-control file:bg-surface file:px-3 file:py-2 file:font-semibold file:text-ink"
              onChange={({ target }) => onChange({ file: target.files?.[0] })}
            />
          )}
        </Field>
      )}
    </>
  )
}
