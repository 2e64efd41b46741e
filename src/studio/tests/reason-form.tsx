/** A step that needs a reason: without one it is not taken. */
import { type FormEvent, useState } from 'react'

interface ReasonFormProps {
  label: string
  action: string
  submit: (because: string) => void
}

export function ReasonForm({ label, action, submit }: ReasonFormProps) {
  const [because, setBecause] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (because.trim() === '') return
    submit(because.trim())
    setBecause('')
  }
  return (
    <form className="reason" onSubmit={onSubmit}>
      <label>
        {label}
        <input value={because} onChange={({ target }) => setBecause(target.value)} required />
      </label>
      <button type="submit" aria-keyshortcuts="Control+Enter">
        {action}
      </button>
    </form>
  )
}
