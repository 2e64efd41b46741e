/** Strokes on a grid of 24. Those of later screens are in later-icons.ts, so that they don't arrive with the first one. */
export const icons = {
  back: 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5',
  close: 'm6 6 12 12M18 6 6 18',
  shield: 'M12 3.2 5 5.8v5.4c0 4.4 2.9 7.9 7 9.6 4.1-1.7 7-5.2 7-9.6V5.8L12 3.2ZM8.8 12l2.3 2.3 4.1-4.4',
  bolt: 'M13 3 5.5 13.2H11L10.4 21 18 10.6h-5.5L13 3Z',
} as const
