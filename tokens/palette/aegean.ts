/** The one colour of actions: links, buttons, selection, focus. */
export const aegean = {
  100: '#e8f5ff',
  200: '#cfe9ff',
  300: '#acd9ff',
  400: '#7ab9ff',
  700: '#005094',
  800: '#024680',
  900: '#02315c',
  950: '#06203b',
} as const
