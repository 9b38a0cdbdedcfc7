/** The portal's pictures are there in three widths. */
const widths = [480, 960, 1280]

export default function mediaLoader({ src, width }) {
  const found = widths.find((one) => one >= width) ?? widths.at(-1)
  return `${src}-${found}.avif`
}
