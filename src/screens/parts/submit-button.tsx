import type { ComponentProps } from 'react'
import { PrimaryButton } from '../../ui/index.ts'
import type { View } from '../view.ts'
import { SubmitError } from './submit-error.tsx'

interface SubmitButtonProps extends Omit<ComponentProps<typeof PrimaryButton>, 'disabled' | 'busy'> {
  view: View
  /** From `useSubmit`. */
  offline: boolean
}

/** The button that submits a form, and above it the error of the last submit. */
export const SubmitButton = ({ view, offline, ...button }: SubmitButtonProps) => (
  <>
    <SubmitError view={view} offline={offline} />
    <PrimaryButton {...button} disabled={view.preview} busy={view.busy} />
  </>
)
