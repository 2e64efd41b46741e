import type { Page } from '@playwright/test'
import { specification } from '../../../support/specification.ts'
import type { StudioInput } from '../studio-input.ts'

/** A job of a product person, from the opened studio to what came of it. */
export type Job = (page: Page, input: StudioInput) => Promise<void>

export const before = specification.flow.text
const lines = new Set(before.split('\n'))

/** The lines of a saved flow that the opened one does not have. */
export const newLines = (text: string) => text.split('\n').filter((line) => !lines.has(line))
