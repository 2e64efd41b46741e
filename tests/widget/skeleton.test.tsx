// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SkeletonActions, SkeletonLines } from '../../src/widget/skeleton.tsx'

const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8').replace(/>\s+</g, '><'), 'text/html')

it('the skeleton of the page is the one that React draws', () => {
  const painted = [...page.querySelectorAll('.skeleton')].map(({ outerHTML }) => outerHTML)
  const { container } = render(
    <>
      <SkeletonLines />
      <SkeletonActions />
    </>,
  )
  expect(container.innerHTML.replaceAll(' aria-hidden="true"', '')).toBe(painted.join(''))
})
