import './FeatureList.css';
import { Icon } from '../../ui/Icon.tsx';

interface FeatureListProps {
  readonly title: string;
  /** Which heading follows those above it. */
  readonly heading: 'h2' | 'h3';
  readonly lines: readonly string[];
}

/** What the chosen plan includes, each line ticked. */
export function FeatureList({ title, heading: Heading, lines }: FeatureListProps) {
  if (lines.length === 0) return null;
  return (
    <div className="FeatureList-features">
      <Heading>{title}</Heading>
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
