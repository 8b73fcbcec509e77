import Star from "lucide-react/icons/star";

export function StarRating({ rating }: { rating: number }) {
  return (
    <p className="flex gap-1">
      <span className="sr-only">{rating} out of 5 stars</span>
      {Array.from({ length: 5 }, (_, index) => (
        <Star
          key={index}
          aria-hidden
          className={`size-5 text-brand ${index < rating ? "fill-current" : ""}`}
        />
      ))}
    </p>
  );
}
