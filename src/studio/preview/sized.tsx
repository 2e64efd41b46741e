import { type ReactNode, useEffect, useRef } from 'react'

/** Gives a frame the size of a device, scaled down to the space that there is, and in its middle. */
export function Sized({ size, children }: { size: string | null; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const fit = () => fitFrame(current, size)
    const observer = new ResizeObserver(fit)
    observer.observe(current)
    return () => observer.disconnect()
  }, [size])
  return (
    <div ref={box} className="sized">
      {children}
    </div>
  )
}

function fitFrame(box: HTMLElement, size: string | null): void {
  const frame = box.querySelector('iframe')
  if (!frame) return
  if (size === null) return void Object.assign(frame.style, { width: '', height: '', transform: '' })
  const [width, height] = size.split('x').map(Number) as [number, number]
  const scale = Math.min(1, box.clientWidth / width, box.clientHeight / height)
  const transform = `translateX(${(box.clientWidth - width * scale) / 2}px) scale(${scale})`
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, transform })
}
