import { useLottieLight } from 'lottie-react'
import { useEffect, useState } from 'react'

export interface Replay {
  /** Of 120 frames, 60 per second. */
  frame: number
  /** Counted from the end of the first play. */
  afterMs: number
}

interface LottiePlayerProps {
  /** A parsed Lottie document from `animations/`. */
  source: object
  replay: Replay | undefined
}

/** Uses the library's hook: its component renders an inline `<style>`, which the content security policy forbids. */
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
  return <div className="animation-player" ref={setDisplayRef} />
}
