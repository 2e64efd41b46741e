// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SafeImage, SourceLogo } from '../../src/ui/index.ts'
import { show } from './support.tsx'

const image = (src: unknown) => <SafeImage src={src} alt="Logo" width={40} height={40} fallback={<b>fallback</b>} />

/** The picture has arrived with a size of its own. */
function loadAs(naturalWidth: number, naturalHeight: number) {
  const picture = document.querySelector('img') as HTMLImageElement
  Object.defineProperties(picture, { naturalWidth: { value: naturalWidth }, naturalHeight: { value: naturalHeight } })
  fireEvent.load(picture)
}

describe('SafeImage', () => {
  it('keeps its place and sends nothing to the server', () => {
    show(image('https://cdn.example.com/logo.png'))
    const picture = screen.getByRole('img', { name: 'Logo' })
    expect(picture).toHaveAttribute('width', '40')
    expect(picture).toHaveAttribute('height', '40')
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
  })

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg>', 'https://a@evil.example/x.png', null, 3])(
    'asks for nothing at %j',
    (src) => {
      show(image(src))
      expect(document.querySelector('img')).toBeNull()
      expect(screen.getByText('fallback')).toBeVisible()
    },
  )

  it('falls back once, and does not request the picture again when rendered again', () => {
    const { rerender } = show(image('https://cdn.example.com/gone.png'))
    fireEvent.error(screen.getByRole('img'))
    for (let times = 0; times < 3; times++) rerender(image('https://cdn.example.com/gone.png'))
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByText('fallback')).toBeVisible()
  })

  it.each([
    ['as high as a line', 400, 1],
    ['as wide as a line', 1, 400],
    ['that fits as a line', 1000, 70],
    ['of one dot', 1, 1],
  ])('falls back from a picture %s', (_, width, height) => {
    show(image('https://cdn.example.com/thin.png'))
    loadAs(width, height)
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByText('fallback')).toBeVisible()
  })

  it.each([
    ['a wide name', 400, 40],
    ['a small square', 16, 16],
    ['a drawing without a size', 0, 0],
  ])('shows %s', (_, width, height) => {
    show(image('https://cdn.example.com/logo.png'))
    loadAs(width, height)
    expect(screen.getByRole('img')).toBeVisible()
  })

  it('tries another address after a failed one', () => {
    const { rerender } = show(image('https://cdn.example.com/gone.png'))
    fireEvent.error(screen.getByRole('img'))
    rerender(image('https://cdn.example.com/there.png'))
    expect(screen.getByRole('img')).toHaveAttribute('src', 'https://cdn.example.com/there.png')
  })
})

describe('SourceLogo', () => {
  it.each([
    ['Duke Energy', 'D'],
    [' élan', 'É'],
    ['👩‍👩‍👧 Family', '👩‍👩‍👧'],
    ['', 'D'],
  ])('without a picture is the first letter of %j', (name, letter) => {
    show(<SourceLogo src={null} name={name} />)
    expect(screen.getByText(letter)).toBeInTheDocument()
  })

  it('shows the letter until the picture has loaded, and again if it fails', () => {
    const { rerender } = show(<SourceLogo src="https://cdn.example.com/duke.png" name="Duke Energy" />)
    const picture = () => document.querySelector('img') as HTMLImageElement
    expect(screen.getByText('D')).toBeInTheDocument()
    fireEvent.load(picture())
    expect(screen.queryByText('D')).toBeNull()
    rerender(<SourceLogo src="https://cdn.example.com/thin.png" name="Duke Energy" />)
    loadAs(1, 400)
    expect(screen.getByText('D')).toBeInTheDocument()
    rerender(<SourceLogo src="https://cdn.example.com/gone.png" name="Duke Energy" />)
    fireEvent.error(picture())
    expect(screen.getByText('D')).toBeInTheDocument()
  })

  it('has no accessible name beside the name of the source', () => {
    show(<SourceLogo src="https://cdn.example.com/duke.png" name="Duke Energy" />)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
