import './FeatureList.css';
import { Icon } from '../ui/Icon.tsx';

interface FeatureListProps {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What the chosen plan includes, each line ticked. */
export function FeatureList({ title, lines }: FeatureListProps) {
  if (lines.length === 0) return null;
  return (
    <div className="FeatureList-features">
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" size={16} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
