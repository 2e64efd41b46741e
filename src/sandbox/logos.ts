/** Logos drawn from data, so that the sandbox needs no image files and no other host. */
import { type LogoMark, logoMarks } from './logo-marks.ts'

export interface Logo {
  mark: LogoMark
  /** How mark, initials and colours are combined. */
  shape: keyof typeof shapes
  /** Main colour, `#rrggbb`. */
  color: string
  /** Second colour, `#rrggbb`. */
  accent: string
  /** One to three letters; some shapes show them. */
  initials: string
}

const box = (mark: LogoMark, x: number, y: number, size: number, color: string) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64" color="${color}">${logoMarks[mark]}</svg>`

const letters = (text: string, x: number, y: number, size: number, color: string) =>
  `<text x="${x}" y="${y}" font-family="Avenir Next, Segoe UI, Helvetica, Arial, sans-serif" font-weight="700" font-size="${size}" letter-spacing="-1" text-anchor="middle" fill="${color}">${escapeText(text)}</text>`

const escapeText = (text: string) => text.replace(/[<>&"]/g, (character) => `&#${character.codePointAt(0)};`)

/** 128 × 128 each. */
const shapes = {
  tile: ({ mark }: Logo) => `<rect width="128" height="128" rx="28" fill="url(#g)"/>${box(mark, 24, 24, 80, '#fff')}`,
  disc: ({ mark }: Logo) => `<circle cx="64" cy="64" r="64" fill="url(#g)"/>${box(mark, 28, 28, 72, '#fff')}`,
  card: ({ mark, color, accent, initials }: Logo) =>
    `<rect x="1" y="1" width="126" height="126" rx="20" fill="#fff" stroke="${color}" stroke-opacity=".25" stroke-width="2"/>${box(mark, 34, 14, 60, accent)}${letters(initials, 64, 110, 32, color)}`,
  shield: ({ mark, accent }: Logo) =>
    `<path d="M64 2c18 11 36 14 56 14v46c0 34-24 54-56 64C32 116 8 96 8 62V16c20 0 38-3 56-14z" fill="url(#g)" stroke="${accent}" stroke-width="3"/>${box(mark, 32, 26, 64, '#fff')}`,
  monogram: ({ mark, initials }: Logo) =>
    `<clipPath id="c"><rect width="128" height="128" rx="28"/></clipPath><g clip-path="url(#c)"><rect width="128" height="128" fill="url(#g)"/><g opacity=".28">${box(mark, 40, 36, 104, '#fff')}</g></g>${letters(initials, 64, 82, 54, '#fff')}`,
}

/** A complete SVG document. */
export function drawLogo(logo: Logo): string {
  const gradient = `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${logo.color}"/><stop offset="1" stop-color="${logo.accent}"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128"><defs>${gradient}</defs>${shapes[logo.shape](logo)}</svg>`
}

/** The logo of the default client, Greenfield Energy Advisors. */
export const clientLogo: Logo = { mark: 'leaf', shape: 'disc', color: '#2f9e5b', accent: '#14573a', initials: 'G' }
