/** Drawn pictures for the examples; plainly illustrative. */
export const pictures = {
  apartment: { path: '/pictures/apartment', widths: [320, 640, 960], placeholder: '#dfe6e6' },
  stone: { path: '/pictures/stone', widths: [320, 640, 960], placeholder: '#e8d3b4' },
  cyclades: { path: '/pictures/cyclades', widths: [320, 640, 960], placeholder: '#d5e4ec' },
  plan: { path: '/pictures/plan', widths: [320, 640, 960], placeholder: '#ffffff' },
} as const
