import styled from '@emotion/styled'
import { useLottieLight } from 'lottie-react'
import { useEffect, useState } from 'react'

export interface Replay {
  /** Of 120, at 60 a second. */
  frame: number
  /** Counted from the end of the first play. */
  afterMs: number
}

interface LottiePlayerProps {
  /** A parsed Lottie document of our own making. */
  source: object
  replay: Replay | undefined
}

/** The hook, not the library's component: that one renders an inline `<style>`, which the policy refuses. */
export function LottiePlayer({ source, replay }: LottiePlayerProps) {
  const [played, setPlayed] = useState(false)
  const { setDisplayRef, seek, play } = useLottieLight({
    src: source,
    autoplay: true,
    loop: false,
    subscriptions: { complete: () => setPlayed(true) },
  })
  const frame = replay?.frame
  const afterMs = replay?.afterMs
  useEffect(() => {
    if (!played || frame === undefined) return
    const timer = setTimeout(() => {
      seek(frame)
      play()
    }, afterMs)
    return () => clearTimeout(timer)
  }, [played, frame, afterMs, seek, play])
  return <Display ref={setDisplayRef} />
}

const Display = styled.div({ height: '100%' })
