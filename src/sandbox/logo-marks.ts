/** Marks of the invented utilities: SVG in a box of 64 × 64, drawn in `currentColor`. */
export const logoMarks = {
  bolt: '<path d="M37 6 14 37h15l-4 21 25-33H34z" fill="currentColor"/>',
  drop: '<path d="M32 6c9 12 17 20 17 31a17 17 0 0 1-34 0c0-11 8-19 17-31z" fill="currentColor"/><path d="M23 39a9.5 9.5 0 0 0 9 9" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3.5" stroke-linecap="round"/>',
  flame:
    '<path d="M34 5c3 11 16 17 16 33a18 18 0 0 1-36 0c0-8 4-13 8-17 0 5 2 8 5 9 0-9 1-17 7-25z" fill="currentColor"/><path d="M33 31c2 5 7 8 7 14a8 8 0 0 1-16 0c0-6 6-8 9-14z" fill="#fff" fill-opacity=".55"/>',
  sun: '<circle cx="32" cy="32" r="12" fill="currentColor"/><g stroke="currentColor" stroke-width="5" stroke-linecap="round"><path d="M32 6v7M32 51v7M6 32h7M51 32h7M13.6 13.6l5 5M45.4 45.4l5 5M13.6 50.4l5-5M45.4 18.6l5-5"/></g>',
  waves:
    '<g fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"><path d="M7 22c8-8 17-8 25 0s17 8 25 0"/><path d="M7 36c8-8 17-8 25 0s17 8 25 0" stroke-opacity=".75"/><path d="M7 50c8-8 17-8 25 0s17 8 25 0" stroke-opacity=".5"/></g>',
  leaf: '<path d="M54 9C28 8 11 19 11 37c0 5 1 8 3 11C21 34 32 26 43 22 32 30 22 39 16 55l5 2c2-4 3-6 5-8 17 4 30-10 28-40z" fill="currentColor"/>',
  peaks:
    '<circle cx="46" cy="18" r="7" fill="currentColor" fill-opacity=".6"/><path d="M4 54 24 18l12 21 6-9 18 24z" fill="currentColor"/>',
  turbine:
    '<path d="M30 34h4l3 26H27z" fill="currentColor" fill-opacity=".7"/><g fill="currentColor"><circle cx="32" cy="28" r="4.5"/><path d="M30 25C27 16 28 8 32 3c3 6 4 14 2 22z"/><path d="M30 25C27 16 28 8 32 3c3 6 4 14 2 22z" transform="rotate(120 32 28)"/><path d="M30 25C27 16 28 8 32 3c3 6 4 14 2 22z" transform="rotate(240 32 28)"/></g>',
  orbit:
    '<g fill="none" stroke="currentColor" stroke-width="4.5"><ellipse cx="32" cy="32" rx="27" ry="11" transform="rotate(30 32 32)"/><ellipse cx="32" cy="32" rx="27" ry="11" transform="rotate(-30 32 32)"/></g><circle cx="32" cy="32" r="6" fill="currentColor"/>',
  tower:
    '<g fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"><path d="M18 58 29 8h6l11 50M11 20h42M14 32h36M22 42l22 16M42 42 20 58M25 26l14 16M39 26 25 42"/></g>',
  bird: '<path d="M6 20c12 2 20 6 26 13C36 20 45 12 58 10c-7 5-9 10-11 17-3 14-12 24-27 27 4-4 6-7 7-11C18 40 10 32 6 20z" fill="currentColor"/>',
  lantern:
    '<path d="M24 16a8 8 0 0 1 16 0" fill="none" stroke="currentColor" stroke-width="4"/><path d="M18 18h28v6H18zM18 50h28v7H18z" fill="currentColor"/><path d="M21 26h22v22H21z" fill="currentColor" fill-opacity=".35"/><path d="M32 29c3 4 6 6 6 10a6 6 0 0 1-12 0c0-4 3-6 6-10z" fill="currentColor"/>',
} as const

export type LogoMark = keyof typeof logoMarks
