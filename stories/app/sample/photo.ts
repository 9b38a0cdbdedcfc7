import type { Photo } from '#domain/listing/Photo.ts'

/** A picture of those that stories have, as it stands for a subject. */
export const photo = (name: 'apartment' | 'stone' | 'cyclades', subject: Photo['subject']): Photo => ({
  subject,
  path: `/pictures/${name}`,
  widths: [320, 640, 960],
  ratio: 0.75,
  colour: { apartment: '#dfe6e6', stone: '#e8d3b4', cyclades: '#d5e4ec' }[name],
})
