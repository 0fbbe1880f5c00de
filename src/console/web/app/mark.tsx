export const Mark = () => (
  <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="mark">
    <rect x="2" y="2" width="20" height="20" rx="6" fill="currentColor" />
    <path
      d="M7.2 16.6 12 7l4.8 9.6M9 13.6h6"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
