declare module 'subset-font' {
  /** Keeps the letters of `text` of a font, and writes it in another format. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'woff' | 'sfnt'
      readonly keepFeatures?: readonly string[]
      readonly noHinting?: boolean
    },
  ): Promise<Buffer>
}
