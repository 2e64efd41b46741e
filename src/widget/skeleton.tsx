/** The skeleton of the first screen, as index.html paints it: the same elements with the same style (shell.css). */

/** A heading and two benefits. */
export const SkeletonLines = () => (
  <div className="skeleton" aria-hidden="true">
    <div className="skeleton-heading">
      <i />
      <i />
    </div>
    <div className="skeleton-row">
      <i />
      <i />
      <i />
      <i />
    </div>
    <div className="skeleton-row">
      <i />
      <i />
      <i />
      <i />
    </div>
  </div>
)

/** The small print and two buttons. */
export const SkeletonActions = () => (
  <div className="skeleton skeleton-actions" aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
)
