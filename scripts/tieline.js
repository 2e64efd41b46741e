#!/usr/bin/env node
/** `npx tieline`: runs the source in a checkout, so that nothing has to be built, else the build. */
import { existsSync } from 'node:fs'

const source = new URL('../src/cli/main.ts', import.meta.url)
if (existsSync(source)) {
  const { register } = await import('tsx/esm/api')
  register()
  await import(source.href)
} else await import(new URL('../dist/cli/main.js', import.meta.url).href)
