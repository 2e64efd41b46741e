/** A step that needs a reason: without one it is not taken. */
import type { FormEvent } from 'react'

interface ReasonFormProps {
  label: string
  action: string
  /** It can't be sent for the moment; what is typed stays. */
  isOff: boolean
  submit: (because: string) => void
}

export function ReasonForm({ label, action, isOff, submit }: ReasonFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const because = new FormData(form).get('because')
    if (typeof because !== 'string' || because.trim() === '') return
    submit(because.trim())
    form.reset()
  }
  return (
    <form className="reason" onSubmit={onSubmit}>
      <label>
        {label}
        <input name="because" autoComplete="off" required />
      </label>
      <button type="submit" disabled={isOff} aria-keyshortcuts="Control+Enter">
        {action}
      </button>
    </form>
  )
}
