/** The same grounds by night. */
export const dusk = {
  aegean: '#112a45',
  aegeanDeep: '#1b3d61',
  terracotta: '#3d1e13',
  olive: '#1f2b10',
  honey: '#35240a',
  pomegranate: '#411419',
} as const
