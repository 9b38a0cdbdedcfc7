const pen = document.createElement('canvas').getContext('2d')

/**
 * Where the letters of an element really reach, from the rectangle of a line of it. The rectangle has the
 * height of the font's tallest letters; most lines have none of them, and a tight box cuts nothing of those.
 */
export function inkOf(element: Element): (rect: DOMRect) => readonly [number, number] {
  if (!pen) return ({ top, bottom }) => [top, bottom]
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element)
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  const measured = pen.measureText(element.textContent)
  const { fontBoundingBoxAscent, actualBoundingBoxAscent, actualBoundingBoxDescent } = measured
  return ({ top }) => {
    const baseline = top + fontBoundingBoxAscent
    return [baseline - actualBoundingBoxAscent, baseline + actualBoundingBoxDescent]
  }
}
