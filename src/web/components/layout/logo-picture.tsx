/** Two lines in narrower windows, otherwise one. */
export const LogoPicture = ({ stackedBelow }: { stackedBelow: number }) => (
  <picture>
    <source
      media={`(max-width: ${stackedBelow - 0.02}px)`}
      srcSet="/art/logo-stacked.svg"
      width="183"
      height="42"
    />
    <img src="/art/logo.svg" alt="" width="250" height="40" />
  </picture>
)
