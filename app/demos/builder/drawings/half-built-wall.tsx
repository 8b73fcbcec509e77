/** This week's view of a site: what stands is brick, what comes is a pencil line. */
export function HalfBuiltWall() {
  return (
    <svg
      viewBox="0 0 720 300"
      className="kd-view"
      role="img"
      aria-label="A gable wall of brick with two window openings; the roof above is still a pencil line"
    >
      <path d="M0 0h720v300H0z" className="kd-view-sky" />
      <path
        d="M120 96L360 14l240 82M120 96h480M240 55v41M360 14v82M480 55v41"
        className="kd-d-hidden-line"
      />
      <path
        fillRule="evenodd"
        d="M136 268V100h448v168zM196 136v66h84v-66zM440 136v66h84v-66zM318 268v-96h84v96z"
        fill="url(#kd-bond)"
        className="kd-d-line"
      />
      <path
        d="M188 202h100v9H188zM432 202h100v9H432zM186 124h104v12H186zM430 124h104v12H430zM308 160h104v12H308z"
        className="kd-d-stone"
      />
      <path
        d="M616 268V84M672 268V84M616 120h56M616 190h56M616 268l56-78M616 190l56-70M590 112h108v8H590zM590 182h108v8H590z"
        className="kd-d-line"
      />
      <path
        d="M86 268l36-172M104 268l36-172M90 248h18M95 224h18M100 200h18M105 176h18M110 152h18M115 128h18"
        className="kd-d-line"
      />
      <path d="M22 268v-26h30v-22h30v48z" fill="url(#kd-bond)" className="kd-d-line" />
      <path d="M0 268h720v32H0z" className="kd-view-ground" />
      <path d="M0 268h720" className="kd-d-ground" />
    </svg>
  );
}
