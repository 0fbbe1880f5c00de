import './chart.css';

interface MeterProps {
  readonly label: string;
  readonly used: number;
  readonly limit: number;
  /** What it says, in words. */
  readonly says: string;
}

/** How much of something limited is used. */
export const Meter = ({ label, used, limit, says }: MeterProps) => (
  <div
    className="meter"
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={limit}
    aria-valuenow={used}
    aria-valuetext={says}
  >
    <div
      className={used >= limit ? 'full' : used >= limit * 0.8 ? 'near' : undefined}
      style={{ width: `${Math.min(100, (used / limit) * 100)}%` }}
    />
  </div>
);
