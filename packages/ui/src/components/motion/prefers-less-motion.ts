/**
 * Whether things should stand still: by the device (`prefers-reduced-motion`) or by the child's own choice
 * (`data-motion="less"` on the document). CSS follows both by itself; this is for animations that run in code.
 */
export function prefersLessMotion(): boolean {
  const byChoice = document.documentElement.dataset['motion'] === 'less'
  return byChoice || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
