/** Errors and destructive actions; redder than terracotta, to distinguish the two. */
export const pomegranate = {
  50: '#fff7f7',
  100: '#ffedec',
  200: '#ffd8d7',
  300: '#ffbbba',
  400: '#ff9697',
  700: '#9e0728',
  800: '#811022',
  900: '#5c0d17',
  950: '#3a0e11',
} as const
