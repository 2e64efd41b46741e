import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Component, lazy, type ReactNode, Suspense } from 'react'
import type { Replay } from './lottie-player.tsx'
import { useReducedMotion } from './scheme.ts'
import { type PictureName, roomOf, StillPicture, widthOf } from './still-picture.tsx'
import { motion } from './tokens.ts'

interface AnimationProps {
  name: PictureName
  /** px */
  height?: number
  /** Plays the end once more, from a frame. */
  replay?: Replay
  /** Nothing moves: the last frame. So it is where the person asked for less motion. */
  still?: boolean
}

/** The player and the drawings come when they are first needed; until then the last frame stands in their place. */
const Players: Record<PictureName, ReturnType<typeof load>> = {
  success: load(() => import('./animations/success.json')),
  error: load(() => import('./animations/error.json')),
}

function load(drawing: () => Promise<{ default: object }>) {
  return lazy(async () => {
    const [{ LottiePlayer }, { default: source }] = await Promise.all([import('./lottie-player.tsx'), drawing()])
    return {
      default: ({ replay }: { replay: Replay | undefined }) => <LottiePlayer source={source} replay={replay} />,
    }
  })
}

/** A decorative picture that moves; what it means stands in the heading beside it. */
export function Animation({ name, height = 120, replay, still = false }: AnimationProps) {
  const reduced = useReducedMotion()
  const picture = <StillPicture name={name} height={height} />
  const Player = Players[name]
  // From what is drawn to the words it is as far as from any other picture.
  const margin = `${-roomOf(name, height)}px 0`
  return (
    <Place aria-hidden="true" style={{ height, width: widthOf(name, height), margin }}>
      {still || reduced ? (
        picture
      ) : (
        <Otherwise show={picture}>
          <Suspense fallback={<Late>{picture}</Late>}>
            <Player replay={replay} />
          </Suspense>
        </Otherwise>
      )}
    </Place>
  )
}

/** A player that could not be loaded must not take the screen with it. */
class Otherwise extends Component<{ show: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? this.props.show : this.props.children
  }
}

/** Only a slow load is bridged: a picture that is there, goes, and is drawn again would look like a fault. */
const Late = styled.div({ animation: `${keyframes({ from: { opacity: 0 } })} ${motion.screen}ms 400ms backwards` })

const Place = styled.div({ flex: 'none', maxWidth: '100%' })
