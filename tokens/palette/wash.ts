/** Pale grounds by day, mixed towards limestone, so that they sit with it. */
export const wash = {
  aegean: '#e6f0f9',
  aegeanDeep: '#d6e6f5',
  terracotta: '#fbe9e1',
  olive: '#eef3e3',
  honey: '#faf0db',
  pomegranate: '#fbeaea',
} as const
