import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Component, lazy, type ReactNode, Suspense } from 'react'
import type { Replay } from './lottie-player.tsx'
import { lessMotion, useReducedMotion } from './scheme.ts'
import { type PictureName, roomOf, StillPicture, widthOf } from './still-picture.tsx'
import { motion } from './tokens.ts'

interface AnimationProps {
  name: PictureName
  /** px */
  height?: number
  /** Plays the end once more, from a frame. */
  replay?: Replay
  /** Shows the last frame only, as it does for users who ask for less motion. */
  still?: boolean
}

/** The player and the drawings load when they are first needed; the last frame is shown until then. */
const drawings: Record<PictureName, () => Promise<{ default: object }>> = {
  success: () => import('./animations/success.json'),
  error: () => import('./animations/error.json'),
}

const fetchPlayer = (name: PictureName) => Promise.all([import('./lottie-player.tsx'), drawings[name]()])

/** Fetches what an animation needs, unless the user asks for less motion. */
export async function preloadAnimation(name: PictureName): Promise<void> {
  if (!matchMedia(lessMotion).matches) await fetchPlayer(name)
}

const Players = { success: load('success'), error: load('error') }

function load(name: PictureName) {
  return lazy(async () => {
    const [{ LottiePlayer }, { default: source }] = await fetchPlayer(name)
    return {
      default: ({ replay }: { replay: Replay | undefined }) => <LottiePlayer source={source} replay={replay} />,
    }
  })
}

/** A decorative animation; the heading below it says what it means. */
export function Animation({ name, height = 120, replay, still = false }: AnimationProps) {
  const reduced = useReducedMotion()
  const picture = <StillPicture name={name} height={height} />
  const Player = Players[name]
  // The drawing leaves room at its edges; the negative margin keeps the usual distance to the text.
  const margin = `${-roomOf(name, height)}px 0`
  return (
    <Box aria-hidden="true" style={{ height, width: widthOf(name, height), margin }}>
      {still || reduced ? (
        picture
      ) : (
        <Otherwise show={picture}>
          <Suspense fallback={<Late>{picture}</Late>}>
            <Player replay={replay} />
          </Suspense>
        </Otherwise>
      )}
    </Box>
  )
}

/** If the player cannot be loaded, the picture is shown and the screen keeps working. */
class Otherwise extends Component<{ show: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? this.props.show : this.props.children
  }
}

/** Appears only if loading is slow: a picture that is replaced at once would flicker. */
const Late = styled.div({ animation: `${keyframes({ from: { opacity: 0 } })} ${motion.screen}ms 400ms backwards` })

const Box = styled.div({ flex: 'none', maxWidth: '100%' })
