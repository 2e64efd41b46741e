import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import { messageValues } from '../../forms/index.ts'
import type { MessageId } from '../../i18n/index.ts'
import { Icon } from '../icon.tsx'
import { laterIcons } from '../later-icons.ts'
import { useText } from '../text.tsx'
import { useFieldProblem, useFieldText } from './surroundings.tsx'
import { errorId, hintId, labelId } from './use-field.ts'

/** The fields of a form, from top to bottom. */
export function FieldStack({ properties }: ObjectFieldTemplateProps) {
  return <div className="field-stack">{properties.map(({ content }) => content)}</div>
}

/** RJSF also calls it for the form itself, which needs no label or message. */
export function FieldTemplate(props: FieldTemplateProps) {
  return props.schema.type === 'object' ? props.children : <FieldFrame {...props} />
}

/** Several inputs have one label, which names their group. */
const isGroup = (widget: unknown) => widget === 'radio' || widget === 'checkboxes'

/** A field with its label, hint and error. */
function FieldFrame({
  id,
  label,
  children,
  schema,
  rawErrors = [],
  disabled = false,
  fieldPathId,
  uiSchema,
}: FieldTemplateProps) {
  const text = useText()
  const { label: words = label, hint, explanation } = useFieldText(String(fieldPathId.path.at(-1)))
  const problem = useFieldProblem()
  // Our validator returns locale keys as messages; RJSF's type is string.
  const error = rawErrors[0] as MessageId | undefined
  const widget = uiSchema?.['ui:widget']
  return (
    <FormControl fullWidth disabled={disabled} error={error !== undefined || problem !== null}>
      {isGroup(widget) && (
        <InputLabel component="div" id={labelId(id)}>
          <bdi>{words}</bdi>
        </InputLabel>
      )}
      {!isGroup(widget) && widget !== 'checkbox' && (
        <InputLabel htmlFor={id}>
          <bdi>{words}</bdi>
        </InputLabel>
      )}
      {children}
      {error !== undefined ? (
        <FormHelperText id={errorId(id)}>
          <Icon path={laterIcons.error} size={16} />
          <span>{text(error, messageValues(schema))}</span>
        </FormHelperText>
      ) : (
        problem !== null && (
          <FormHelperText id={errorId(id)} role="alert">
            <Icon path={laterIcons.error} size={16} />
            <span>{problem}</span>
          </FormHelperText>
        )
      )}
      {hint && (
        <FormHelperText id={hintId(id)} error={false}>
          {hint}
        </FormHelperText>
      )}
      {explanation}
    </FormControl>
  )
}
