/** A length in rem that grows with the viewport. */
export interface Fluid {
  readonly least: string
  readonly most: string
}

/** Viewport widths in rem between which a length grows: 360 and 1200 px. */
const [narrow, wide] = [22.5, 75]

/** The length in CSS. It is partly in rem, so it grows with the reader's font size as well. */
export function fluid({ least, most }: Fluid): string {
  const slope = (Number.parseFloat(most) - Number.parseFloat(least)) / (wide - narrow)
  const start = Number.parseFloat(least) - slope * narrow
  return `clamp(${least}, ${rounded(start)}rem + ${rounded(slope * 100)}vw, ${most})`
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
