/** Address of a file in `stories/media/pictures/`, in any folder of a web server. */
export const pictureAddress = (file: string): string => `${import.meta.env.BASE_URL}pictures/${file}`

const widths = [320, 640, 960] as const

/** Drawn pictures for the examples; plainly illustrative. */
export const pictures = {
  apartment: { path: pictureAddress('apartment'), widths, placeholder: '#dfe6e6' },
  stone: { path: pictureAddress('stone'), widths, placeholder: '#e8d3b4' },
  cyclades: { path: pictureAddress('cyclades'), widths, placeholder: '#d5e4ec' },
  plan: { path: pictureAddress('plan'), widths, placeholder: '#ffffff' },
} as const
