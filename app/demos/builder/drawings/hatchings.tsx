/** The hatchings that the drawings share: brick in running bond, insulation, earth, spare time. */
export function Hatchings() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <pattern id="bond" width="24" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 0h24v16H0z" fill="#efd5cb" />
        <path d="M0 .5h24M0 8.5h24M.5 0v8M12.5 8v8" className="fill-none stroke-brick" />
      </pattern>
      <pattern id="batt" width="12" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 0h12v14H0z" fill="#f7e9c8" />
        <path d="M0 14L6 0l6 14" className="fill-none stroke-blue stroke-[1.25]" />
      </pattern>
      <pattern id="earth" width="14" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 14L14 0M-4 4L4-4M10 18l8-8" className="fill-none stroke-blue stroke-[1.25]" />
      </pattern>
      <pattern id="spare" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 8l8-8M-2 2l4-4M6 10l4-4" className="fill-none stroke-sky stroke-[1.5]" />
      </pattern>
    </svg>
  );
}
