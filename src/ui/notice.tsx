import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { SecondaryButton } from './buttons.tsx'
import { Icon } from './icon.tsx'
import { useText } from './text.tsx'
import { space, type } from './tokens.ts'

interface NoticeProps {
  tone: 'error' | 'info' | 'success'
  /** An error is an alert, which screen readers read at once. `quiet`: it is none, because the focus moves there. */
  quiet?: boolean
  children: ReactNode
}

export function Notice({ tone, quiet = false, children }: NoticeProps) {
  return (
    <Box role={tone === 'error' && !quiet ? 'alert' : undefined} data-tone={tone}>
      <Icon name={tone} size={20} />
      <Sentences>{children}</Sentences>
    </Box>
  )
}

interface RetryNoticeProps {
  onRetry: () => void
  tone?: NoticeProps['tone']
  /** What went wrong; default: that it could not be loaded. */
  message?: ReactNode
}

/** Says that something could not be loaded, with a button to load it again. */
export function RetryNotice({ onRetry, message, tone = 'error' }: RetryNoticeProps) {
  const text = useText()
  return (
    <Stack>
      <Notice tone={tone}>{message ?? text('retry.message')}</Notice>
      <SecondaryButton onClick={onRetry}>{text('retry.button')}</SecondaryButton>
    </Stack>
  )
}

const Stack = styled.div({ display: 'flex', flexDirection: 'column', gap: 8 })
const Sentences = styled.div({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '& > p + p': { marginTop: 4 },
})

const Box = styled.div(({ theme: { look } }) => ({
  ...type.small,
  display: 'flex',
  gap: 12,
  padding: space(3, 4),
  textAlign: 'left',
  borderRadius: look.radius.control,
  // Visible with forced colours, which remove the background.
  border: '1px solid transparent',
  '&[data-tone=error]': { background: look.colour.errorTint, '& > svg': { color: look.colour.error } },
  '&[data-tone=success]': { background: look.colour.successTint, '& > svg': { color: look.colour.success } },
  '&[data-tone=info]': { background: look.colour.infoTint, '& > svg': { color: look.colour.brand.ink } },
}))
