/** The modules of the package for hosts, as dist/embed names them, and their sources. */
export const embedEntries = {
  index: 'src/embed/index.ts',
  react: 'src/embed/react.ts',
  element: 'src/embed/element.ts',
  testing: 'src/embed/testing/index.ts',
  messages: 'src/embed/messages.ts',
} as const
