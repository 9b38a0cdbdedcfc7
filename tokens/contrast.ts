/** Relative luminance of `#rrggbb`, as WCAG defines it. */
export function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Contrast ratio of two opaque colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** A colour with alpha (`#rrggbbaa`) as it looks over an opaque one. */
export function over(top: string, bottom: string): string {
  const alpha = top.length === 9 ? Number.parseInt(top.slice(7), 16) / 255 : 1
  const mix = (at: number) => {
    const value = (hex: string) => Number.parseInt(hex.slice(at, at + 2), 16)
    return Math.round(value(top) * alpha + value(bottom) * (1 - alpha))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${mix(1)}${mix(3)}${mix(5)}`
}
