import { Notice, PictureFrame, SafeImage, SecondaryButton, TextButton, useText } from '../../ui/index.ts'

interface CaptchaImageProps {
  /** From `rasterFromBase64`; null where it is no picture. */
  image: string | null
  disabled: boolean
  /** Another one is on its way, or an answer is. */
  busy: boolean
  onAnother: () => void
}

/** The picture, and a way to another one. */
export function CaptchaImage({ image, disabled, busy, onAnother }: CaptchaImageProps) {
  const text = useText()
  const broken = <Notice tone="error">{text('captcha.broken')}</Notice>
  const Button = image === null ? SecondaryButton : TextButton
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
      <PictureFrame>
        <SafeImage src={image} alt={text('captcha.image')} width={366} height={112} fallback={broken} />
      </PictureFrame>
      <Button disabled={disabled} busy={busy} onClick={onAnother}>
        {text('captcha.another')}
      </Button>
    </div>
  )
}
