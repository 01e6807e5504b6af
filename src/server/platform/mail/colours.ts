/** The site's colour tokens as values: mail programs do not support custom properties. */
export const INKS = {
  paper: '#fcf6ea',
  card: '#fffdf7',
  sand: '#f6ead3',
  line: '#e7d3ae',
  ink: '#12304a',
  inkSoft: '#4b5f70',
  atlantic: '#0d4b6c',
  coral: '#c4401f',
  sky: '#f9cfa2',
  gold: '#b26a00',
} as const

export const DISPLAY = "'Montagu Slab', Rockwell, Georgia, 'Times New Roman', serif"
export const TEXT = "'Hanken Grotesk', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
