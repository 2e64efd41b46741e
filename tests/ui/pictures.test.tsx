// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import errorSource from '../../src/ui/animations/error.json'
import successSource from '../../src/ui/animations/success.json'
import { Animation, ConsentLogos, initialOf, preloadAnimation } from '../../src/ui/index.ts'
import { show } from './support.tsx'

const lottie = vi.hoisted(() => ({ seek: vi.fn(), play: vi.fn(), setDisplayRef: vi.fn(), options: vi.fn() }))
vi.mock('lottie-react', () => ({
  useLottieLight: (options: { subscriptions: { complete: () => void } }) => {
    lottie.options(options)
    return lottie
  },
}))

const wantsStillness = (still: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: still && query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }))

describe('Animation', () => {
  beforeEach(() => vi.clearAllMocks())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each([
    ['told to', true, false],
    ['the person wants less motion', false, true],
  ])('does not move when %s', (_, still, reduced) => {
    wantsStillness(reduced)
    const { container } = show(<Animation name="success" still={still} height={80} />)
    expect(container.querySelector('svg')).toHaveAttribute('height', '80')
    expect(container.querySelector('[aria-hidden=true]')).not.toBeNull()
    expect(lottie.options).not.toHaveBeenCalled()
  })

  it('shows its end at once if its player has not been fetched, and never draws it again', async () => {
    wantsStillness(false)
    const { container, rerender } = show(<Animation name="error" height={80} />)
    const picture = container.querySelector('svg')
    expect(picture).toBeVisible()
    await preloadAnimation('error')
    rerender(<Animation name="error" height={80} />)
    expect(container.querySelector('svg')).toBe(picture)
    expect(lottie.options).not.toHaveBeenCalled()
  })

  it('plays once, and then repeats its end from the given frame', async () => {
    wantsStillness(false)
    await preloadAnimation('success')
    show(<Animation name="success" replay={{ frame: 85, afterMs: 900 }} />)
    expect(lottie.setDisplayRef).toHaveBeenCalled()
    vi.useFakeTimers()
    const [options] = lottie.options.mock.lastCall ?? []
    expect(options).toMatchObject({ autoplay: true, loop: false })
    act(() => options.subscriptions.complete())
    await vi.advanceTimersByTimeAsync(899)
    expect(lottie.seek).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(lottie.seek).toHaveBeenCalledExactlyOnceWith(85)
    expect(lottie.play).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['success', successSource],
    ['error', errorSource],
  ])(
    '%s is two seconds at 60 frames a second, without outside pictures or expressions',
    (_, { fr, ip, op, assets, layers }) => {
      expect({ fr, ip, op, assets }).toEqual({ fr: 60, ip: 0, op: 120, assets: [] })
      expect(JSON.stringify(layers)).not.toContain('"x":"')
    },
  )
})

const product = { name: 'Tieline', logoUrl: null, avatarUrl: null }
const logos = (
  step: 1 | 2 | 3,
  client: { name: string | null; imageUrl: string | null },
  avatarUrl: string | null = null,
) => <ConsentLogos step={step} client={client} product={{ ...product, avatarUrl }} />

describe('ConsentLogos', () => {
  it('shows the product alone while loading', () => {
    const { container } = show(logos(1, { name: null, imageUrl: null }))
    expect(container.querySelector('[data-step="1"]')).not.toBeNull()
    expect(screen.queryByText('D')).toBeNull()
  })

  it.each([2, 3] as const)('shows the client’s picture, named, beside the product’s in step %i', (step) => {
    const { container } = show(logos(step, { name: 'Northwind', imageUrl: 'https://cdn.example.com/n.png' }))
    const parts = [...container.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'))
    expect(parts).toEqual(['client', 'tie', 'product'])
    expect(container.querySelector('[data-part=product] svg')).not.toBeNull()
    expect(screen.getByRole('img', { name: 'Northwind logo' })).toHaveAttribute('src', 'https://cdn.example.com/n.png')
  })

  it('draws the initial until the picture is there', () => {
    show(logos(3, { name: 'Northwind', imageUrl: 'https://cdn.example.com/n.png' }))
    expect(screen.getByText('N')).toBeInTheDocument()
    fireEvent.load(screen.getByRole('img', { name: 'Northwind logo' }))
    expect(screen.queryByText('N')).toBeNull()
  })

  it('draws the initial without a request when there is no picture', () => {
    show(logos(3, { name: 'northwind', imageUrl: null }))
    expect(screen.getByText('N')).toBeInTheDocument()
    expect(document.querySelector('[data-part=client] rect')).toHaveAttribute('fill', '#17804f')
    expect(document.querySelector('img')).toBeNull()
  })

  it('requests the avatar service only if one is configured, and draws an initial when it fails', () => {
    show(logos(3, { name: null, imageUrl: null }, 'https://avatars.example/{initial}.png?bg={color}'))
    const image = document.querySelector('img') as HTMLImageElement
    expect(image).toHaveAttribute('src', 'https://avatars.example/D.png?bg=17804f')
    fireEvent.error(image)
    expect(screen.getByText('D')).toBeInTheDocument()
  })
})

describe('initialOf', () => {
  it.each([
    ['Northwind', 'N'],
    ['  éclair', 'É'],
    ['ñandú', 'Ñ'],
    ['e\u0301clair', 'E\u0301'],
    ['🇲🇽 Luz', '🇲🇽'],
    ['', 'D'],
    ['   ', 'D'],
    [null, 'D'],
    [undefined, 'D'],
  ])('of %j is %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })
})
