/** Translucent ink and black: shadows, backgrounds of dialogs and captions. The number is the opacity in percent. */
export const veil = {
  clear: '#00000000',
  ink6: '#1920280f',
  ink8: '#19202814',
  ink12: '#1920281f',
  ink20: '#19202833',
  ink60: '#19202899',
  ink85: '#192028d9',
  night70: '#05080cb3',
  night85: '#0d1218d9',
  black40: '#00000066',
  black53: '#00000088',
  black60: '#00000099',
  black80: '#000000cc',
} as const
