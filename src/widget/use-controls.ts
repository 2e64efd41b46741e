import { useLayoutEffect } from 'react'
import type { Controls, Host } from './report.ts'

/** Lets the host use what a part of the page can do; each part that is drawn replaces the controls of the one before. */
export function useControls(host: Host, controls: Partial<Controls>): void {
  useLayoutEffect(() => {
    Object.assign(host.controls, controls)
  })
}
