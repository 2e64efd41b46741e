import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { laterIcons } from '../later-icons.ts'
import { useAnnounce } from '../live-region.tsx'
import { useText } from '../text.tsx'
import { uncontrolled, useInput } from './use-field.ts'

/** A masked field with a toggle to show it. While disabled it is masked, so nothing sent stays readable on screen. */
export function PasswordWidget(props: WidgetProps) {
  const text = useText()
  const announce = useAnnounce()
  const [wantsShown, setWantsShown] = useState(false)
  const input = uncontrolled(useInput(props))
  const shown = wantsShown && !input.disabled
  const toggle = () => {
    setWantsShown(!shown)
    announce(text(shown ? 'form.password-hidden' : 'form.password-shown'))
  }
  const button = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        disabled={input.disabled}
        onClick={toggle}
        aria-label={text(shown ? 'form.hide-password' : 'form.show-password')}
        aria-controls={input.id}
      >
        <Icon path={shown ? laterIcons.eyeOff : laterIcons.eye} />
      </IconButton>
    </InputAdornment>
  )
  return <OutlinedInput {...input} type={shown ? 'text' : 'password'} endAdornment={button} />
}
