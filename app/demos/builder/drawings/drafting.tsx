/** The hatchings that the drawings share: brick in running bond, insulation, earth, spare time. */
export function Hatchings() {
  return (
    <svg className="kd-hidden" aria-hidden="true">
      <pattern id="kd-bond" width="24" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 0h24v16H0z" className="kd-d-brick" />
        <path d="M0 .5h24M0 8.5h24M.5 0v8M12.5 8v8" className="kd-d-mortar" />
      </pattern>
      <pattern id="kd-batt" width="12" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 0h12v14H0z" className="kd-d-batt" />
        <path d="M0 14L6 0l6 14" className="kd-d-thin" />
      </pattern>
      <pattern id="kd-earth" width="14" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 14L14 0M-4 4L4-4M10 18l8-8" className="kd-d-thin" />
      </pattern>
      <pattern id="kd-spare" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 8l8-8M-2 2l4-4M6 10l4-4" className="kd-d-spare" />
      </pattern>
    </svg>
  );
}
