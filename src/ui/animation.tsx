import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import type { Replay } from './lottie-player.tsx'
import { moveFromRing } from './ring-handover.ts'
import { lessMotion, useReducedMotion } from './scheme.ts'
import { type PictureName, roomOf, StillPicture, widthOf } from './still-picture.tsx'

interface AnimationProps {
  name: PictureName
  /** px */
  height?: number
  /** Plays the end once more, from a frame. */
  replay?: Replay
  /** Shows the last frame only, as it does for users who ask for less motion. */
  still?: boolean
}

type Player = ComponentType<{ replay: Replay | undefined }>

const drawings: Record<PictureName, () => Promise<{ default: object }>> = {
  success: () => import('./animations/success.json'),
  error: () => import('./animations/error.json'),
}

/** Players that have been fetched. */
const players = new Map<PictureName, Player>()

/** Fetches what an animation needs, unless the user asks for less motion. */
export async function preloadAnimation(name: PictureName): Promise<void> {
  if (matchMedia(lessMotion).matches) return
  const [{ LottiePlayer }, { default: source }] = await Promise.all([import('./lottie-player.tsx'), drawings[name]()])
  players.set(name, ({ replay }) => <LottiePlayer source={source} replay={replay} />)
}

/**
 * A decorative animation; the heading below it says what it means. It plays if its player has been preloaded. Otherwise
 * its last frame is shown at once and stays, because a picture that vanishes and is drawn again looks like a fault.
 */
export function Animation({ name, height = 120, replay, still = false }: AnimationProps) {
  const reduced = useReducedMotion()
  const [Player] = useState(() => players.get(name) ?? null)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current && name === 'success') moveFromRing(box.current)
  }, [name])
  // The drawing leaves room at its edges; the negative margin keeps the usual distance to the text.
  const margin = `${-roomOf(name, height)}px 0`
  return (
    <div className="animation" ref={box} aria-hidden="true" style={{ height, width: widthOf(name, height), margin }}>
      {still || reduced || !Player ? <StillPicture name={name} height={height} /> : <Player replay={replay} />}
    </div>
  )
}
