/** The title of the chart, before there is any land on it. */

export const Ribbon = () => (
  <svg class="e-ribbon" viewBox="-240 -80 480 132" role="img" aria-label="Venterra">
    <path class="e-ribbon-end" d="M-235-44H-180V44H-235L-212 0ZM235-44H180V44H235L212 0Z" />
    <path class="e-ribbon-front" d="M-205-62Q0-84 205-62V36Q0 14-205 36Z" />
    <path class="e-ribbon-line" d="M-197-54Q0-76 197-54V28Q0 6-197 28Z" />
    <text y="-4">VENTERRA</text>
  </svg>
);
