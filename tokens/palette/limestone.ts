/** Warm neutral of whitewashed walls and dry stone: surfaces and hairlines of the light theme. */
export const limestone = {
  50: '#fbfaf7',
  100: '#f5f3ef',
  150: '#efebe2',
  200: '#e9e6e0',
  600: '#77746d',
} as const
