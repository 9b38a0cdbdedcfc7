import * as styles from './Picture.css.ts'

export interface PictureProps {
  /** Files are `${path}-${width}.avif` and `${path}-${width}.webp` for each of `widths`. */
  path: string
  /** In pixels, ascending. */
  widths: readonly number[]
  /** The content of the picture; empty if the text beside it says the same. */
  alt: string
  /** How wide it is drawn, as in the `sizes` attribute. @default '100vw' */
  sizes?: string
  /** The frame keeps this shape before the file is there. `fill` takes the height of its place. @default '4:3' */
  ratio?: '4:3' | '5:3' | '3:2' | '16:9' | '1:1' | 'fill'
  /** `contain` for floor plans, which must not be cut. @default 'cover' */
  fit?: 'cover' | 'contain'
  /** `eager` for the pictures in the first view, with high priority. @default 'lazy' */
  loading?: 'eager' | 'lazy'
  /** Dominant colour, `#rrggbb`, shown until the file arrives. */
  placeholder?: string
  /** @default 'square' */
  corners?: 'square' | 'round'
}

/** A photograph in modern formats and several widths, in a frame that never jumps. */
export function Picture(props: PictureProps) {
  const {
    path,
    widths,
    alt,
    sizes = '100vw',
    ratio = '4:3',
    fit = 'cover',
    loading = 'lazy',
    placeholder,
  } = props
  const sources = (type: string) => widths.map((width) => `${path}-${width}.${type} ${width}w`).join(', ')
  const middle = widths[Math.floor(widths.length / 2)] ?? 640
  return (
    <span className={styles.frame({ ratio, corners: props.corners ?? 'square' })}>
      {/* A drawn rectangle, since a style attribute would need a laxer content security policy. */}
      {placeholder !== undefined && (
        <svg className={styles.placeholder} aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill={placeholder} />
        </svg>
      )}
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
        <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
        <img
          src={`${path}-${middle}.webp`}
          alt={alt}
          className={styles.image({ fit })}
          loading={loading}
          decoding={loading === 'eager' ? 'sync' : 'async'}
          fetchPriority={loading === 'eager' ? 'high' : 'auto'}
          draggable={false}
        />
      </picture>
    </span>
  )
}
