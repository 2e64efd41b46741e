import { Notice, PictureFrame, SafeImage, TextButton, useText } from '../../ui/index.ts'

interface CaptchaImageProps {
  /** From `rasterFromBase64`; null if it is not a picture. */
  image: string | null
  disabled: boolean
  /** Another picture is being read, or an answer is being sent. */
  busy: boolean
  /** Another picture could not be read; this one stays. */
  failed: boolean
  onAnother: () => void
}

/** The picture, and a button to ask for another one. */
export function CaptchaImage({ image, disabled, busy, failed, onAnother }: CaptchaImageProps) {
  const text = useText()
  const broken = <Notice tone="error">{text('captcha.broken')}</Notice>
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
      <PictureFrame>
        <SafeImage src={image} alt={text('captcha.image')} width={366} height={112} fallback={broken} />
      </PictureFrame>
      <TextButton look={image === null ? 'secondary' : 'quiet'} disabled={disabled} busy={busy} onClick={onAnother}>
        {text('captcha.another')}
      </TextButton>
      {failed && <Notice tone="error">{text('retry.message')}</Notice>}
    </div>
  )
}
